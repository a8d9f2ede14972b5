/** What the browser keeps for the page: JSON under a name. */

/** Where storage is full or forbidden, things are remembered until the page is closed. */
const unkept = new Map<string, string>();

export function load<T>(name: string, otherwise: T): T {
  try {
    const text = unkept.get(name) ?? localStorage.getItem(`skep.${name}`);
    return text === null ? otherwise : ((JSON.parse(text) as T | null) ?? otherwise);
  } catch {
    return otherwise;
  }
}

export function save(name: string, value: unknown): void {
  const text = JSON.stringify(value);
  try {
    localStorage.setItem(`skep.${name}`, text);
    unkept.delete(name);
  } catch {
    unkept.set(name, text);
  }
}
