import { httpErrorResult } from '../../testing/httpErrorResult.ts'
import { unwrap } from '../../testing/unwrap.ts'
import type { ConformanceCheck } from '../ConformanceCheck.ts'

/** Checks of the account area. */
export const accountChecks: readonly ConformanceCheck[] = [
  {
    title: 'saves the profile, and rejects an empty name',
    profile: 'full',
    run: async ({ user, expect }) => {
      const { profile } = await user()
      const request = { title: 'Mrs.', name: 'Asha Menon' } as const
      expect(unwrap(await profile.save(request))).toMatchObject(request)
      expect(await profile.save({ ...request, name: ' ' })).toMatchObject({
        ok: false,
        failure: { kind: 'refused', status: 422 },
      })
      expect(unwrap(await profile.get())).toMatchObject(request)
    },
  },
  {
    title: 'keeps the choice of notifications',
    profile: 'full',
    run: async ({ user, expect }) => {
      const { notifications } = await user()
      const changed = await notifications.update({ read: 'all', preferences: { offers: true } })
      expect(unwrap(changed)).toMatchObject({ unread: 0, preferences: { offers: true } })
      expect(unwrap(await notifications.list())).toMatchObject({ preferences: { offers: true } })
    },
  },
  {
    title: 'deletes a saved card and a saved UPI handle, and rejects unknown ones',
    profile: 'full',
    run: async ({ user, expect }) => {
      const { wallet } = await user()
      const [card] = unwrap(await wallet.cards())
      if (card) {
        const rest = unwrap(await wallet.deleteCard({ token: card.token }))
        expect(rest.some(({ token }) => token === card.token)).toEqual(false)
      }
      const [handle] = unwrap(await wallet.upiHandles())
      if (handle) {
        const rest = unwrap(await wallet.deleteUpi({ token: handle.token }))
        expect(rest.some(({ token }) => token === handle.token)).toEqual(false)
      }
      const unknown = { token: 'no-such-token' }
      expect(await wallet.deleteCard(unknown)).toMatchObject(httpErrorResult(404, 'not_found'))
      expect(await wallet.deleteUpi(unknown)).toMatchObject(httpErrorResult(404, 'not_found'))
    },
  },
  {
    title: 'ends the other sessions of a user',
    profile: 'full',
    run: async ({ user, expect }) => {
      const { accountData } = await user()
      const sessions = unwrap(await accountData.endSession({ id: 'others' }))
      expect(sessions.map(({ isThis }) => isThis)).toEqual([true])
    },
  },
  {
    title: 'deletes an account only with its e-mail address, and ends its session',
    profile: 'full',
    run: async ({ user, expect }) => {
      const { accountData, profile } = await user()
      const { email } = unwrap(await profile.get())
      expect(await accountData.remove({ email: `x${email}` })).toMatchObject(
        httpErrorResult(422, 'email_wrong'),
      )
      unwrap(await accountData.remove({ email }))
      expect(await profile.get()).toMatchObject(httpErrorResult(401, 'login_required'))
    },
  },
]
