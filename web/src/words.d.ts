/** Where the words of a part of the page are fetched from, for each language. */
declare module "virtual:words/*" {
  const addresses: Readonly<Record<"sv" | "en", string>>;
  export default addresses;
}
