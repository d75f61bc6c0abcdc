/**
 * Writes src/api/wire.ts from the JSON Schema of the server's messages, read from standard input;
 * with --check only says whether the file is what would be written.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { text } from "node:stream/consumers";
import { format, resolveConfig } from "prettier";

const file = "src/api/wire.ts";
const command = "python -m harpan.server.schema | npm run --silent wire";

const simple = { string: "string", number: "number", integer: "number", boolean: "boolean" };

function typeOf(schema) {
  if (schema.$ref) return schema.$ref.split("/").at(-1);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(" | ");
  if (schema.anyOf) return schema.anyOf.map(typeOf).join(" | ");
  if (schema.type === "null") return "null";
  if (schema.prefixItems) return `[${schema.prefixItems.map(typeOf).join(", ")}]`;
  if (schema.type === "array") return `(${typeOf(schema.items)})[]`;
  if (schema.type === "object") return `Record<string, ${typeOf(schema.additionalProperties)}>`;
  if (schema.type in simple) return simple[schema.type];
  throw new Error(`expected a schema that can be written as a type, got ${JSON.stringify(schema)}`);
}

function comment(words) {
  if (!words) return "";
  const lines = words.split("\n");
  return lines.length === 1 ? `/** ${words} */\n` : `/**\n * ${lines.join("\n * ")}\n */\n`;
}

// The server sends its messages whole; only what it is sent may leave out what has a default.
function member(schema, name) {
  const isRequest = schema.additionalProperties === false;
  const isNeeded = !isRequest || schema.required?.includes(name);
  const property = schema.properties[name];
  return `${comment(property.description)}${name}${isNeeded ? "" : "?"}: ${typeOf(property)};\n`;
}

const declaration = ([name, schema]) =>
  comment(schema.description) +
  (schema.properties ? structure(name, schema) : `export type ${name} = ${typeOf(schema)};\n`);

const structure = (name, schema) =>
  `export interface ${name} {\n${Object.keys(schema.properties)
    .map((property) => member(schema, property))
    .join("")}}\n`;

async function wire(schema) {
  const head = `// Generated from the server's schema: ${command}\n\n`;
  const body = Object.entries(schema.$defs).map(declaration).join("\n");
  return format(head + body, { ...(await resolveConfig(file)), filepath: file });
}

const wanted = await wire(JSON.parse(await text(process.stdin)));
if (!process.argv.includes("--check")) {
  writeFileSync(file, wanted);
} else if (readFileSync(file, "utf-8") !== wanted) {
  console.error(`web/${file} is not what the server's schema gives; write it anew: ${command}`);
  process.exitCode = 1;
}
