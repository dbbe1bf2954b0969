import { describe, expect, it } from 'vitest'
import { findMissingGuidance } from './findMissingGuidance.ts'

const guidance = `/**
 * Button.
 *
 * - **Use**: for an action.
 * - **Avoid**: for a link.
 * - **Content**: a verb.
 * - **Accessibility**: keeps focus.
 * - **Status**: stable
 */`

describe('findMissingGuidance', () => {
  it('returns nothing if the comment on meta is complete', () => {
    expect(findMissingGuidance('a.stories.tsx', `${guidance}\nconst meta = {}`)).toEqual([])
  })

  it('returns all parts if the comment is not on meta', () => {
    const source = `${guidance}\nconst text = ''\n\nconst meta = {}`
    expect(findMissingGuidance('a.stories.tsx', source)).toHaveLength(6)
  })

  it.each([
    ['Content', guidance.replace('**Content**: a verb.', '**Content**:')],
    ['Avoid', guidance.replace(' * - **Avoid**: for a link.\n', '')],
    ['Status', guidance.replace('stable', 'ready')],
    ['Summary', guidance.replace(' * Button.\n *\n', '')],
  ])('returns the part %s if it is missing', (name, comment) => {
    expect(findMissingGuidance('a.stories.tsx', `${comment}\nconst meta = {}`)).toEqual([name])
  })
})
