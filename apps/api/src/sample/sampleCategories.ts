import type { CategoryRow } from '../db/schema/categories.ts'
import { type CategoryName, categories } from './catalogue/categories.ts'
import { categoryNames } from './catalogue/categoryNames.ts'

/** What is found in a category, in one sentence. */
const intros: Readonly<Partial<Record<CategoryName, string>>> = {
  flowers: 'Bunches, boxes and vases, tied in the morning by a florist near the door they go to.',
  cakes: 'Baked the same day, with egg or without, for birthdays and for no reason at all.',
  combos: 'Two gifts that belong together, brought together.',
  gifts: 'Small things that say a lot: teddies, chocolates, lamps and more.',
  plants: 'Green company for a desk or a balcony, in a pot that is part of the gift.',
  hampers: 'Baskets and boxes packed by hand, or filled by you, step by step.',
  rakhi: 'Threads for brothers near and far, with roli, chawal and something sweet.',
}

/** The categories of the sample catalogue whose products are sold so far; each has a page and a shelf. */
export const sampleCategories: CategoryRow[] = categoryNames.flatMap((id, position) => {
  const intro = intros[id]
  const { title, href } = categories[id]
  return intro === undefined ? [] : [{ id, slug: href.slice(1), title, intro, isShelf: true, position }]
})
