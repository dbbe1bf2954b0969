import type { SerializedResponseOf } from '@store/api-client/contract/call'
import type { corporateCalls } from '@store/api-client/contract/corporate'
import { paise, toRupees } from '@store/api-client/contract/money'
import { serializePicture } from '../catalogue/index.ts'
import type { CorporateContent } from '../db/schema/corporatePages.ts'

/** Serializes the landing page for the API response. */
export const serializeCorporatePage = (
  content: CorporateContent,
  contactEmail: string | undefined,
): SerializedResponseOf<typeof corporateCalls.page> => ({
  status: true,
  result: {
    banner: { ...content.banner, picture: serializePicture(content.banner.picture) },
    gifts: content.gifts.map(({ picture, ...gift }) => ({ ...gift, picture: serializePicture(picture) })),
    clients: content.clients.map(({ name, picture }) => ({ name, picture: serializePicture(picture) })),
    testimonials: content.testimonials.map((said) => ({ ...said })),
    gallery: content.gallery.map(serializePicture),
    steps: content.steps.map((step) => ({ ...step })),
    products: content.products.map(({ title, href, price, minimum }) => ({
      ...{ title, product_url: href, moq: minimum },
      price: toRupees(paise(price)),
    })),
    ...(contactEmail === undefined ? {} : { contact_email: contactEmail }),
  },
})
