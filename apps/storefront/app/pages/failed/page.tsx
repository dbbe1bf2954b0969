import { NotFoundView } from '@store/ui/not-found-view'
import { categoryLinks } from '../../categoryLinks.ts'
import { commonMessages } from '../../commonMessages.ts'
import { hrefs } from '../../composition/hrefs.ts'
import type { PageData } from '../../PageData.ts'
import { definePage } from '../../PageModule.ts'
import { failedMessages } from './failedMessages.ts'

/** The something-went-wrong screen for every other error; `composition/createPageRecovery` loads it anew once the shop is back. */
export const page = definePage<PageData['failed']>({
  open: async () => (
    <div className="inset">
      <NotFoundView
        title={failedMessages.title}
        text={failedMessages.text}
        action={{ label: failedMessages.tryAgain, onSelect: () => window.location.reload() }}
        home={{ label: failedMessages.backHome, href: hrefs.home() }}
        favourites={{
          title: failedMessages.categories,
          // Without pictures, which come from the API that may be what failed.
          items: categoryLinks.map(({ slug, text }) => ({ title: text, href: hrefs.category(slug) })),
          pictureErrorText: commonMessages.pictureFailed,
        }}
      />
    </div>
  ),
})
