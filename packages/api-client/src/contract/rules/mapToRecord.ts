/** Builds an object from entries; unlike `Object.fromEntries`, its type has the property names. */
export function mapToRecord<Item, Name extends string, Value>(
  items: readonly Item[],
  entryOf: (item: Item) => readonly [Name, Value],
): Readonly<Record<Name, Value>>
export function mapToRecord<Item>(
  items: readonly Item[],
  entryOf: (item: Item) => readonly [string, unknown],
): object {
  return Object.fromEntries(items.map(entryOf))
}
