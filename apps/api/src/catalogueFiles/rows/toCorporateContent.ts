import type { CorporateContent } from '../../db/schema/corporatePages.ts'
import type { Catalogue } from '../products/Catalogue.ts'
import type { PictureSerializer } from './createPictureSerializer.ts'
import { pictureShapes } from './pictureShapes.ts'

/** Returns the landing page for companies as the database stores it; its gifts are the category `corporate`. */
export function toCorporateContent(
  { files, products }: Catalogue,
  storePicture: PictureSerializer,
): CorporateContent | undefined {
  const page = files['corporate-page']
  if (!page) return undefined
  const gifts = products.filter(({ category }) => category === 'corporate')
  const { product, ...texts } = page.banner
  const alt = products.find(({ slug }) => slug === product)?.alt ?? ''
  const linked = page.categories.flatMap((id) => files.categories?.find((one) => one.id === id) ?? [])
  return {
    banner: { ...texts, picture: storePicture(product, alt, pictureShapes.product) },
    gifts: linked.map(({ id, title, slug }) => ({
      ...{ title, href: `/${slug}` },
      picture: storePicture(`category-${id}`, title, pictureShapes.category),
    })),
    clients: page.clients.map(({ name, picture, alt: mark }) => ({
      name,
      picture: { alt: mark, sizes: [{ src: `/api/pictures/${picture}.svg`, width: 64, height: 64 }] },
    })),
    testimonials: page.testimonials,
    gallery: gifts.map(({ slug, alt: shown }) => storePicture(slug, shown, pictureShapes.product)),
    steps: page.steps.map(({ id, heading, text }) => ({
      ...{ id, heading, desc: text },
      img: `/api/pictures/order-step-${id}.svg`,
      imgAlt: '',
    })),
    products: gifts.map(({ type, slug, title, price, minimumOrder = 1 }) => ({
      ...{ title, href: `/p/${type}/${slug}`, price },
      minimum: minimumOrder,
    })),
  }
}
