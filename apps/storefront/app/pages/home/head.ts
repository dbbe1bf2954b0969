import { brand } from '../../brand.ts'
import type { Head } from '../../Head.ts'

/** Head of the home page. */
export const homeHead = (): Head => ({
  title: `${brand.name}: flowers, cakes and gifts to the right door on the right day`,
  description: 'Flowers, cakes, plants and hampers, made near the door they go to. Delivered across India.',
})
