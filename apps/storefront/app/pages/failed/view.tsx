import { NotFoundView } from '@store/ui/not-found-view'
import { commonMessages } from '#messages/commonMessages.ts'
import { failedMessages } from '#messages/failedMessages.ts'
import { categoryLinks } from '../../categoryLinks.ts'
import { hrefs } from '../../composition/hrefs.ts'
import type { PageView } from '../../PageView.ts'

/**
 * The error screen for every other error; `composition/loading/createPageRecovery` reloads the page once the API responds
 * again.
 */
export const view: PageView<object> = {
  open: async () => (
    <div className="inset">
      <NotFoundView
        title={failedMessages.title}
        text={failedMessages.text}
        action={{ label: failedMessages.tryAgain, onSelect: () => window.location.reload() }}
        home={{ label: failedMessages.backHome, href: hrefs.home() }}
        favourites={{
          title: failedMessages.categories,
          // Without pictures: they come from the API, which may be what failed.
          items: categoryLinks.map(({ slug, text }) => ({ title: text, href: hrefs.category(slug) })),
          pictureErrorText: commonMessages.pictureFailed,
        }}
      />
    </div>
  ),
}
