import { type PictureShape, pictureShapes } from '../rows/pictureShapes.ts'
import type { CatalogueFiles } from '../schema/CatalogueFiles.ts'

/** Returns the shapes of the pictures that the entries of a catalogue show, by name. */
export function listRequiredPictures(files: CatalogueFiles): ReadonlyMap<string, PictureShape> {
  const products = files.products ?? []
  const categories = (files.categories ?? []).filter(({ intro }) => intro !== undefined)
  return new Map<string, PictureShape>([
    ...products.flatMap(({ closeUps }) => closeUps.map(({ name }) => [name, pictureShapes.closeUp] as const)),
    ...products.map(({ slug }) => [slug, pictureShapes.product] as const),
    ...categories.map(({ id }) => [`category-${id}`, pictureShapes.category] as const),
    ...(files.shop?.hero?.picture === undefined
      ? []
      : [
          [`${files.shop.hero.picture}-phone`, pictureShapes.phoneHero] as const,
          [`${files.shop.hero.picture}-desktop`, pictureShapes.desktopHero] as const,
        ]),
    ...(files.banners ?? []).flatMap(({ id }) => [
      [`banner-${id}-phone`, pictureShapes.phoneBanner] as const,
      [`banner-${id}-desktop`, pictureShapes.desktopBanner] as const,
    ]),
  ])
}
