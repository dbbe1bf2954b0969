import { AccountLayout } from '@store/account/area'
import { accountLayoutMessages } from '#messages/packages/accountLayoutMessages.ts'
import { createAccountSection } from '../../composition/pages/createAccountSection.ts'
import type { PageViewDefinition } from '../../PageViewDefinition.ts'
import { accountHrefs } from './accountPaths.ts'
import type { AccountData } from './load.ts'

/** An account section inside the layout of the account. */
export const view: PageViewDefinition<AccountData> = {
  open: async (stores, { opened }) => {
    const section = await createAccountSection(stores, opened, accountHrefs)
    return (
      <div className="inset">
        <AccountLayout current={opened.section} hrefs={accountHrefs} messages={accountLayoutMessages}>
          {section.element}
        </AccountLayout>
      </div>
    )
  },
}
