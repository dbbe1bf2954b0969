import type { CategoryRow } from '../db/schema/categories.ts'
import { type CategoryName, categories } from './catalogue/categories.ts'
import { categoryNames } from './catalogue/categoryNames.ts'
import { samplePicture } from './samplePicture.ts'

/** Intro sentence of each category. */
const intros: Readonly<Partial<Record<CategoryName, string>>> = {
  flowers: 'Bunches, boxes and vases, tied in the morning by a florist near the door they go to.',
  cakes: 'Baked the same day, with egg or without, for birthdays and for no reason at all.',
  combos: 'Two gifts that belong together, brought together.',
  gifts: 'Small things that say a lot: teddies, chocolates, lamps and more.',
  'personalised-gifts': 'A name or a few words of yours, engraved or printed for one person alone.',
  plants: 'Green company for a desk or a balcony, in a pot that is part of the gift.',
  hampers: 'Baskets and boxes packed by hand, or filled by you, step by step.',
  rakhi: 'Threads for brothers near and far, with roli, chawal and something sweet.',
  corporate: 'Gifts for teams and clients, with your logo, from ten pieces on.',
  international: 'Flowers, cakes and gifts for people abroad, mostly made by a partner near them.',
}

const drawn = { widths: [400, 800], tallness: 5 / 4 }

/** Categories with a page of their own but no product row on the home page. */
const withoutShelf: readonly CategoryName[] = ['corporate']

/** The categories of the sample catalogue that have products on sale; each has a page. */
export const sampleCategories: CategoryRow[] = categoryNames.flatMap((id, position) => {
  const intro = intros[id]
  const { title, href } = categories[id]
  if (intro === undefined) return []
  const picture = samplePicture(`category-${id}`, title, drawn)
  return [{ id, slug: href.slice(1), title, intro, picture, isShelf: !withoutShelf.includes(id), position }]
})
