import type { BannerRow } from '../db/schema/banners.ts'
import { samplePicture } from './samplePicture.ts'

const phone = { widths: [640, 1080], tallness: 5 / 4 }
const desktop = { widths: [1280, 1920], tallness: 1 / 3 }

const banner = (
  id: string,
  alt: string,
  words: Pick<BannerRow, 'title' | 'text' | 'href'>,
): Omit<BannerRow, 'position'> => ({
  id,
  ...words,
  phone: samplePicture(`banner-${id}-phone`, alt, phone),
  desktop: samplePicture(`banner-${id}-desktop`, alt, desktop),
})

/** The banners of the sample shop: three occasions. */
export const sampleBanners: BannerRow[] = [
  banner('evening', 'Red roses between two candles', {
    title: 'An evening for two',
    text: 'Roses tied in the afternoon, at the door by seven.',
    href: '/combos',
  }),
  banner('birthday', 'A rainbow cake with candles and balloons', {
    title: 'Somebody is a year older',
    text: 'Cakes baked today, with candles in the box.',
    href: '/cakes',
  }),
  banner('festive', 'A basket of fruit and sweets amid oil lamps', {
    title: 'Light the lamps',
    text: 'Hampers packed by hand for the whole house.',
    href: '/hampers',
  }),
].map((row, position) => ({ ...row, position }))
