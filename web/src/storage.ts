/** What the browser keeps for the page: JSON under a name, or nothing where storage is refused. */

export function load<T>(name: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(`skep.${name}`);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}

export function save(name: string, value: unknown): void {
  try {
    localStorage.setItem(`skep.${name}`, JSON.stringify(value));
  } catch {
    // A full or forbidden storage only means that nothing is remembered.
  }
}
