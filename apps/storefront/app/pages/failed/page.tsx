import { NotFoundView } from '@store/ui/not-found-view'
import { categoryLinks } from '../../categoryLinks.ts'
import { hrefs } from '../../composition/hrefs.ts'
import type { PageData } from '../../PageData.ts'
import { definePage } from '../../PageModule.ts'
import { words } from '../../words.ts'
import { failedWords } from './failedWords.ts'

/** The something-went-wrong screen for every other error; `composition/createRecovery` loads it anew once the shop is back. */
export const page = definePage<PageData['failed']>({
  open: async () => (
    <div className="inset">
      <NotFoundView
        title={failedWords.title}
        text={failedWords.text}
        action={{ label: failedWords.tryAgain, onSelect: () => window.location.reload() }}
        home={{ label: failedWords.backHome, href: hrefs.home() }}
        favourites={{
          title: failedWords.categories,
          // Without pictures, which come from the API that may be what failed.
          items: categoryLinks.map(({ slug, text }) => ({ title: text, href: hrefs.category(slug) })),
          pictureErrorText: words.pictureFailed,
        }}
      />
    </div>
  ),
})
