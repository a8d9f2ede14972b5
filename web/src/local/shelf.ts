/** Where the games of this device are kept: the browser's database, one record per game. */

const NAME = "skep";
const VERSION = 1;
const STORE = "games";

/** Why games are not kept: the browser refuses storage, or it is full. */
export type ShelfTrouble = "refused" | "full";

/**
 * Nothing here fails: what the browser does not keep stays in memory, so that a game goes on, and
 * is tried again with the next change. `trouble` says why, for as long as it lasts.
 */
export class Shelf {
  /** Called when games can't be kept, and when they can again. */
  ontrouble: (trouble: ShelfTrouble | null) => void = () => undefined;
  #trouble: ShelfTrouble | null = null;
  /** Records that the browser has not kept yet. */
  readonly #unkept = new Map<string, Uint8Array>();
  #opened: Promise<IDBDatabase> | null = null;

  get trouble(): ShelfTrouble | null {
    return this.#trouble;
  }

  /** The records of all games. */
  async records(): Promise<Uint8Array[]> {
    const kept = new Map<unknown, unknown>();
    await this.#attempt("readonly", (store) => {
      store.openCursor().onsuccess = ({ target }) => {
        const cursor = (target as IDBRequest<IDBCursorWithValue | null>).result;
        if (!cursor) return;
        kept.set(cursor.key, cursor.value);
        cursor.continue();
      };
    });
    for (const [id, record] of this.#unkept) kept.set(id, record);
    return [...kept.values()].filter((record) => record instanceof Uint8Array);
  }

  /** Keeps the records of some games by their ids: all of them or none. */
  async keep(records: ReadonlyMap<string, Uint8Array>): Promise<void> {
    for (const [id, record] of records) this.#unkept.set(id, record);
    const all = [...this.#unkept];
    const isKept = await this.#attempt("readwrite", (store) => {
      for (const [id, record] of all) store.put(record, id);
    });
    if (!isKept) return;
    for (const [id, record] of all) if (this.#unkept.get(id) === record) this.#unkept.delete(id);
  }

  /** Deletes games for good. */
  async remove(ids: readonly string[]): Promise<void> {
    for (const id of ids) this.#unkept.delete(id);
    await this.#attempt("readwrite", (store) => {
      for (const id of ids) store.delete(id);
    });
  }

  /** Does something in one transaction; resolves to whether all of it took effect. */
  async #attempt(
    mode: IDBTransactionMode,
    work: (store: IDBObjectStore) => void,
  ): Promise<boolean> {
    try {
      this.#opened ??= this.#open();
      const transaction = (await this.#opened).transaction(STORE, mode);
      await new Promise<void>((resolve, reject) => {
        transaction.oncomplete = () => resolve();
        transaction.onabort = () => reject(transaction.error);
        try {
          work(transaction.objectStore(STORE));
        } catch (error) {
          reject(error);
          transaction.abort();
        }
      });
    } catch (error) {
      if (!isFull(error)) this.#opened = null; // the next attempt opens the database again
      this.#note(isFull(error) ? "full" : "refused");
      return false;
    }
    // Reading succeeds even where nothing more fits.
    if (mode === "readwrite") this.#note(null);
    return true;
  }

  #open(): Promise<IDBDatabase> {
    return new Promise((resolve, reject) => {
      const opening = indexedDB.open(NAME, VERSION);
      opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
      opening.onerror = () => reject(opening.error);
      opening.onsuccess = () => {
        const database = opening.result;
        const forget = () => {
          this.#opened = null;
        };
        database.onclose = forget; // the user has deleted the site's data
        database.onversionchange = () => {
          database.close();
          forget();
        };
        resolve(database);
      };
    });
  }

  #note(trouble: ShelfTrouble | null): void {
    if (trouble === this.#trouble) return;
    this.#trouble = trouble;
    this.ontrouble(trouble);
  }
}

export const shelf = new Shelf();

function isFull(error: unknown): boolean {
  return (error as DOMException | null)?.name === "QuotaExceededError";
}
