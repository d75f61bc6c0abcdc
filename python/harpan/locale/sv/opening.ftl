### Det lilla som sägs innan allt annat har kommit, och när servern inte svarar.

loading = Hämtar partiet
server-away = Ingen kontakt med servern. Försöker igen; inget drag går förlorat.
server-broken = Servern svarar med ett fel. Försöker igen; inget drag går förlorat.
server-stopped = Servern svarar fortfarande med ett fel. Inget drag går förlorat; försök igen när den är lagad.
server-again = Försök igen
