import type { profileCalls } from '@store/api-client/contract/profile'
import { countCharacters } from '@store/api-client/contract/rules/countCharacters'
import { isPersonName } from '@store/api-client/contract/rules/isPersonName'
import { maxPersonNameLength } from '@store/api-client/contract/rules/maxPersonNameLength'
import type { UserRow } from '../db/schema/users.ts'
import type { CallGroupHandlers } from '../http/ContractHandlers.ts'
import { HttpError } from '../http/HttpError.ts'
import type { RequestSession } from '../http/RequestContext.ts'
import type { UserInfoWriter, UserRepo } from '../users/index.ts'

interface ProfileRouteDeps {
  readonly users: UserRepo
  readonly hint: UserInfoWriter
  /** Returns the units in a visitor's cart. */
  readonly countCart: (session: RequestSession) => Promise<number>
}

/** Creates the handlers of the profile calls. Only the login's calls change a mobile number, because they verify it. */
export const profileHandlers = (deps: ProfileRouteDeps): CallGroupHandlers<typeof profileCalls> => ({
  get: async (_, { user }) => writeProfile(user),

  save: async ({ title, name }, context) => {
    const { user, session } = context
    const changed = await deps.users.rename(user.id, { title, name: acceptName(name) })
    // Updates the user-info cookie, because the page header greets the user by the name in it.
    await deps.hint(context, session, await deps.countCart(session))
    return writeProfile(changed)
  },
})

function acceptName(typed: string): string {
  // A name must be one line, because it appears in mail headers. The joiners U+200C and U+200D belong to the spelling of
  // names in Bengali, Hindi and other scripts.
  const name = typed
    .replace(/[^\P{C}\u200c\u200d]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  if (name.replace(/\u200c|\u200d/g, '').trim() === '')
    throw new HttpError(422, 'name_required', ({ errors }) => errors.name, 'name')
  if (!isPersonName(name)) throw new HttpError(422, 'name_invalid', ({ errors }) => errors.name, 'name')
  if (countCharacters(name) > maxPersonNameLength) {
    throw new HttpError(
      422,
      'name_too_long',
      ({ errors }) => errors.maxCharacters(maxPersonNameLength),
      'name',
    )
  }
  return name
}

const writeProfile = (user: UserRow) => ({
  status: true as const,
  data: {
    title: user.title,
    fullName: user.name,
    email: user.email,
    email_verified: user.verifiedAt !== null,
    mobile: user.mobile,
    country_code: user.countryCode,
    mobile_verified: user.mobile !== '' && user.mobileVerifiedAt !== null,
  },
})
