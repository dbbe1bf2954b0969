const titles: Readonly<Record<string, string>> = {
  flowers: 'Fresh flowers',
  cakes: 'Cakes baked today',
  plants: 'Plants that stay',
  combos: 'Together',
  gifts: 'Little gifts',
}

/** Heading of a shelf by its id. */
export const shelfTitle = (id: string): string => titles[id] ?? id
