import { AccountLayout } from '@store/account/area'
import { createAccountSection } from '../../composition/createAccountSection.ts'
import type { PageData } from '../../PageData.ts'
import { definePage } from '../../PageModule.ts'
import { accountHrefs } from './accountPaths.ts'

/** An account section with its frame. */
export const page = definePage<PageData['account']>({
  open: async (stores, { opened }) => {
    const section = await createAccountSection(stores, opened, accountHrefs)
    return (
      <div className="inset">
        <AccountLayout current={opened.section} hrefs={accountHrefs}>
          {section.element}
        </AccountLayout>
      </div>
    )
  },
})
