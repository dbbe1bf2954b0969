import { NotFoundView, type NotFoundViewProps } from '@store/ui/not-found-view'
import { useEffect } from 'react'
import { commonMessages } from '#messages/commonMessages.ts'
import { notFoundMessages } from '#messages/notFoundMessages.ts'
import { categoryLinks } from '../../categoryLinks.ts'
import { hrefs } from '../../composition/hrefs.ts'
import { track } from '../../composition/tracking/track.ts'
import type { PageViewDefinition } from '../../PageViewDefinition.ts'

interface NotFoundData {
  /** URLs of the shop's categories; missing if they could not be loaded. */
  readonly categories?: readonly string[] | undefined
}

/** The not-found page, for statuses 404 and 400 (specification 1, section 2). */
export const view: PageViewDefinition<NotFoundData> = {
  open: async (_, { categories }) => (
    <div className="inset">
      <Shown
        title={notFoundMessages.title}
        text={notFoundMessages.text}
        home={{ label: notFoundMessages.backHome, href: hrefs.home() }}
        favourites={favouritesOf(categories)}
      />
    </div>
  ),
}

function favouritesOf(categories: NotFoundData['categories']): NotFoundViewProps['favourites'] {
  const items = categoryLinks
    .map(({ slug, text, picture }) => ({
      title: text,
      href: hrefs.category(slug),
      picture: { src: `/api/pictures/category-${picture}-400.webp`, width: 400, height: 500 },
    }))
    .filter(({ href }) => categories?.includes(href) ?? true)
  return items.length === 0
    ? undefined
    : { title: notFoundMessages.shelves, items, pictureErrorText: commonMessages.pictureFailed }
}

function Shown(props: NotFoundViewProps) {
  // The not-found view is a separate event (section 2), tracked only when a browser shows the page.
  useEffect(() => track({ kind: 'notFoundShown' }), [])
  return <NotFoundView {...props} />
}
