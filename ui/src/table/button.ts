/** An element of the table for a card or a pile; its id is its own also among several tables. */
export const button = (table: HTMLElement, className: string, name: string): HTMLElement => {
  const element = document.createElement("div");
  element.className = className;
  element.id = `${table.id}-${name}`;
  element.setAttribute("role", "button");
  return element;
};
