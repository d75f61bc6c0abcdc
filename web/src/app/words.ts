import { FluentBundle, FluentNumber, FluentResource, type Scope } from "@fluent/bundle";

export const languages = ["sv", "en"] as const;

export type Language = (typeof languages)[number];
export type Arguments = Record<string, string | number>;

/** The message with that id, its arguments filled in. */
export type Words = (id: string, args?: Arguments) => string;

/** Numbers as people print them: grouped for the language, and with a minus sign, not a hyphen. */
class PrintedNumber extends FluentNumber {
  override toString(scope?: Scope): string {
    const text = scope ? super.toString(scope) : String(this.valueOf());
    return text.replace("-", "\u2212");
  }
}

/** The words of one language, from the texts of its catalogues. */
export function wordsOf(language: Language, catalogues: string[]): Words {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const text of catalogues) bundle.addResource(new FluentResource(text));
  return (id, args = {}) => {
    const pattern = bundle.getMessage(id)?.value;
    return pattern ? bundle.formatPattern(pattern, printed(args)) : id;
  };
}

/** A sentence starts with a capital letter, whatever word comes first. */
export function sentence(text: string): string {
  return text.slice(0, 1).toLocaleUpperCase() + text.slice(1);
}

function printed(args: Arguments) {
  const entries = Object.entries(args).map(([name, value]) => [
    name,
    typeof value === "number" ? new PrintedNumber(value) : value,
  ]);
  return Object.fromEntries(entries) as Record<string, string | PrintedNumber>;
}
