import { expect, it } from 'vitest'
import { messageOf } from '../fixtures/cartCommands.ts'
import { richCart, richLines } from '../fixtures/richCart.ts'
import type { PendingChange } from './PendingChange.ts'
import { rebaseMessageChanges } from './rebaseMessageChanges.ts'

const { birthdayCake } = richLines
const said = messageOf(birthdayCake) ?? expect.unreachable()
const write = (from: string, text: string): PendingChange => ({
  kind: 'message',
  lineId: birthdayCake.id,
  attributeId: said.id,
  from,
  text,
})
const saying = (text: string) => richCart([{ ...birthdayCake, attributes: [{ ...said, text }] }])

const lost = write('old', 'new')

it.each([
  ['was applied', 'new', write('new', 'newer'), 'new'],
  ['was applied, and the waiting one had never been sent', 'new', write('old', 'newer'), 'new'],
  ['was not applied', 'old', write('new', 'newer'), 'old'],
  ['was overwritten by another tab', 'theirs', write('new', 'newer'), 'old'],
  ['is unrelated', 'theirs', write('elsewhere', 'newer'), 'elsewhere'],
])(
  'rebases a message on the result of the previous one, when the previous message %s',
  (_, text, waiting, from) => {
    expect(rebaseMessageChanges({ serverCart: saying(text), pending: [waiting] }, lost)).toEqual([
      { ...waiting, from },
    ])
  },
)
