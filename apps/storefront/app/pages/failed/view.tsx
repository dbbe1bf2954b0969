import { NotFoundView } from '@store/ui/not-found-view'
import { commonMessages } from '#messages/commonMessages.ts'
import { failedPageMessages } from '#messages/failedPageMessages.ts'
import { categoryLinks } from '../../categoryLinks.ts'
import { hrefs } from '../../composition/hrefs.ts'
import type { PageViewDefinition } from '../../PageViewDefinition.ts'

/** The page for all other errors; `composition/loading/createPageRecovery` reloads it when the API responds again. */
export const view: PageViewDefinition<object> = {
  open: async () => (
    <div className="inset">
      <NotFoundView
        title={failedPageMessages.title}
        text={failedPageMessages.text}
        action={{ label: failedPageMessages.tryAgain, onSelect: () => window.location.reload() }}
        home={{ label: failedPageMessages.backHome, href: hrefs.home() }}
        favourites={{
          title: failedPageMessages.categories,
          // Without pictures, because the API, which provides them, may have failed.
          items: categoryLinks.map(({ slug, text }) => ({ title: text, href: hrefs.category(slug) })),
          pictureErrorText: commonMessages.pictureFailed,
        }}
      />
    </div>
  ),
}
