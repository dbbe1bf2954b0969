import { staffRoles } from '@store/api-client/contract/call'
import type { AppDeps } from '../AppDeps.ts'
import type { CommandResult } from '../orders/index.ts'
import { createStaffRepo } from './createStaffRepo.ts'

const usage = `Say add <name> <role>, revoke <name>, or list. Roles: ${staffRoles.join(', ')}.`

/** Runs the operator's command for the staff: lists the members, adds one and prints the token, or revokes a token. */
export async function runStaffCommand(
  [verb, name = '', role = '', ...more]: readonly string[],
  { transact, clock, ids }: Pick<AppDeps, 'transact' | 'clock' | 'ids'>,
  actor: string,
): Promise<CommandResult> {
  const change = { actor, at: clock.now() }
  if (verb === 'list' && name === '') {
    const members = await transact((tx) => createStaffRepo(tx).list())
    const text = members.map((member) => `${member.name}\t${member.role}`).join('\n')
    return { text: text || 'Nobody has a token.', isSuccess: true }
  }
  const isNamed = name.trim() === name && name.length > 0 && name.length <= 100 && more.length === 0
  const requested = staffRoles.find((one) => one === role)
  if (verb === 'add' && isNamed && requested) {
    const token = ids.token()
    await transact((tx) => createStaffRepo(tx).add({ name, role: requested, token }, change))
    return { text: `${name} is ${requested}. The token, which is shown only now: ${token}`, isSuccess: true }
  }
  if (verb === 'revoke' && isNamed && role === '') {
    const isRevoked = await transact((tx) => createStaffRepo(tx).revoke(name, change))
    return isRevoked
      ? { text: `The token of ${name} is revoked.`, isSuccess: true }
      : { text: `${name} has no token.`, isSuccess: false }
  }
  return { text: usage, isSuccess: false }
}
