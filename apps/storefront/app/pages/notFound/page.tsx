import { NotFoundView } from '@store/ui/not-found-view'
import { hrefs } from '../../composition/hrefs.ts'
import type { PageData } from '../../PageData.ts'
import { definePage } from '../../PageModule.ts'
import { categoryLinks, words } from '../../words.ts'
import { notFoundWords } from './notFoundWords.ts'

/** The not-found page (specification 1, section 2). */
export const page = definePage<PageData['notFound']>({
  open: async () => (
    <div className="inset">
      <NotFoundView
        title={notFoundWords.title}
        text={notFoundWords.text}
        home={{ label: notFoundWords.backHome, href: hrefs.home() }}
        favourites={{
          title: notFoundWords.shelves,
          items: categoryLinks.map(({ slug, text, picture }) => ({
            title: text,
            href: hrefs.category(slug),
            picture: { src: `/api/pictures/category-${picture}-400.webp`, width: 400, height: 500 },
          })),
          pictureErrorText: words.pictureFailed,
        }}
      />
    </div>
  ),
})
