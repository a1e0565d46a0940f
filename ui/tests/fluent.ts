/** What stands in a message, in Fluent's parsed form. */

type Node = { type: string; [part: string]: unknown };

const isNode = (part: unknown): part is Node =>
  typeof part === "object" && part !== null && "type" in part && typeof part.type === "string";

/** All parts of a type, however deep. */
const all = (part: unknown, type: string): Node[] => {
  if (typeof part !== "object" || part === null) return [];
  const deeper = Object.values(part).flatMap((inner) => all(inner, type));
  return isNode(part) && part.type === type ? [part, ...deeper] : deeper;
};

const textOf = (part: unknown): string =>
  typeof part === "object" && part !== null && "value" in part ? String(part.value) : "";

/** The names of its variables, each once. */
export const variablesIn = (part: unknown): string[] => [
  ...new Set(all(part, "var").map(({ name }) => String(name))),
];

/** The functions it calls, and the case it asks for. */
export const functionsIn = (part: unknown): { name: string; form: string | undefined }[] =>
  all(part, "func").map(({ name, args }) => {
    const form = all(args, "narg").find((argument) => argument["name"] === "case");
    return { name: String(name), form: form && textOf(form["value"]) };
  });

/** The keys of each of its choices. */
export const choicesIn = (part: unknown): string[][] =>
  all(part, "select").map(({ variants }) =>
    (Array.isArray(variants) ? variants : []).map((variant: unknown) =>
      textOf(
        typeof variant === "object" && variant !== null && "key" in variant ? variant.key : null,
      ),
    ),
  );

/** The text of its own, without that of its variables. */
export const textsIn = (part: unknown): string[] => {
  if (typeof part === "string") return [part];
  if (Array.isArray(part)) return part.flatMap(textsIn);
  return all(part, "select").flatMap(({ variants }) =>
    (Array.isArray(variants) ? variants : []).flatMap((variant: { value?: unknown }) =>
      textsIn(variant.value),
    ),
  );
};
