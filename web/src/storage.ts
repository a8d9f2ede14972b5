/** What the browser keeps for the page: JSON under a name. */

const PREFIX = "skep.";

/** Where storage is full or forbidden, things are remembered until the page is closed. */
const unkept = new Map<string, string>();

export function load<T>(name: string, otherwise: T): T {
  try {
    const text = unkept.get(name) ?? localStorage.getItem(PREFIX + name);
    return text === null ? otherwise : ((JSON.parse(text) as T | null) ?? otherwise);
  } catch {
    return otherwise;
  }
}

export function erase(name: string): void {
  unkept.delete(name);
  try {
    localStorage.removeItem(PREFIX + name);
  } catch {
    // If the storage can't be reached, there is nothing to erase.
  }
}

/** The name behind a storage key; null if the key is not ours. */
export function nameOfKey(key: string): string | null {
  return key.startsWith(PREFIX) ? key.slice(PREFIX.length) : null;
}

/** Calls back whenever another tab has stored something else under a name. */
export function onElsewhere(name: string, changed: () => void): void {
  addEventListener("storage", ({ key }) => {
    if (key === null || nameOfKey(key) === name) changed();
  });
}

export function save(name: string, value: unknown): void {
  const text = JSON.stringify(value);
  try {
    localStorage.setItem(PREFIX + name, text);
    unkept.delete(name);
  } catch {
    unkept.set(name, text);
  }
}
