"""What Alembic runs: the migrations, inside the transaction that the caller has begun."""

from alembic import context

from harpan.store.models import Base

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=Base.metadata,
)
context.run_migrations()
