import type { PageViewDefinition } from '../../PageViewDefinition.ts'
import { SignIn } from './SignIn.tsx'

/** The page on which the visitor of a partner site logs in to the store (single sign-on). */
export const view: PageViewDefinition<object> = {
  open: async (stores) => (
    <div className="inset">
      <SignIn login={stores.login} session={stores.visitor.session} />
    </div>
  ),
}
