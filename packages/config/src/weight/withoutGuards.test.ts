import { expect, it } from 'vitest'
import { withoutGuards } from './withoutGuards.ts'

const lean = (sheet: string) => withoutGuards(new Map([['a', sheet]])).get('a')

it('undoes nothing that others said, for there are none', () => {
  expect(lean('.a{all:revert;text-transform:none;word-spacing:normal;color:red}')).toBe('.a{color:red}')
  expect(lean('.a{all:revert}.b{color:red}')).toBe('.b{color:red}')
})

it('keeps what a rule says of its text where nothing was undone', () => {
  const sheet = '.a{text-transform:none;white-space:normal}'
  expect(lean(sheet)).toBe(sheet)
})

it('leaves a class that is named twice', () => {
  const sheet = '.a.a>*{fill:red}.b{fill:none}'
  expect(lean(sheet)).toBe(sheet)
})

it('reckons a box as it was reckoned, where that is seen', () => {
  expect(lean('.a{all:revert;padding:1px}.a.b{inline-size:2px}')).toBe(
    '.a{box-sizing:revert;padding:1px}.a.b{inline-size:2px}',
  )
  expect(lean('.a{all:revert;border-block-end:1px solid;flex:1}')).toContain('box-sizing:revert')
  expect(lean('.a{all:revert;padding:0;border:0;border-radius:1px;inline-size:2px}')).not.toContain(
    'box-sizing',
  )
  expect(lean('.a{all:revert;padding:1px}')).not.toContain('box-sizing')
  expect(lean('.a{all:revert;padding:1px;inline-size:2px;box-sizing:border-box}')).not.toContain(
    'box-sizing:revert',
  )
})

it('empties only what something is put into', () => {
  expect(lean('.a>:before{content:none}.b:after{content:none}.b:after{content:"x"}')).toBe(
    '.b:after{content:none}.b:after{content:"x"}',
  )
})

it('leaves no condition behind that has nothing to say', () => {
  expect(lean('@media print{.a{all:revert}}.b{color:red}')).toBe('.b{color:red}')
})

it('says nothing of boxes that the page says of all, but of what stands before them', () => {
  const ofAll = '*{box-sizing:border-box}'
  expect(lean(`${ofAll}.a{margin:0;box-sizing:border-box}.a:before{box-sizing:border-box}`)).toBe(
    `${ofAll}.a{margin:0}.a:before{box-sizing:border-box}`,
  )
  expect(lean('.a{box-sizing:border-box}')).toBe('.a{box-sizing:border-box}')
})

it('draws no ring of focus again, unless an element has another outline or none', () => {
  const ring = 'outline:2px solid red;outline-offset:2px'
  const ofAll = `:focus-visible{${ring}}`
  expect(lean(`${ofAll}.a:focus-visible,.b:focus-visible{outline-offset:2px;outline:2px solid red}`)).toBe(
    ofAll,
  )
  expect(lean(`${ofAll}.a:focus-visible{outline:2px solid red}`)).toBe(ofAll)
  for (const sheet of [
    `${ofAll}.a{outline:none}.a:focus-visible{${ring}}`,
    `${ofAll}.a:focus-visible{outline:3px solid red;outline-offset:2px}`,
    `${ofAll}.a:focus-visible>.b{${ring}}`,
    `.a:focus-visible{${ring}}`,
  ])
    expect(lean(sheet)).toBe(sheet)
})

it('says nothing of a part that the page says of all such parts', () => {
  const ofAll = '::placeholder{color:red;opacity:1}::-webkit-details-marker{display:none}'
  expect(
    lean(`${ofAll}.a::placeholder{color:red}.a{color:blue}.b::-webkit-details-marker{display:none}`),
  ).toBe(`${ofAll}.a{color:blue}`)
  for (const sheet of [
    `${ofAll}.a::placeholder{color:blue}.a::placeholder{color:red}`,
    `${ofAll}.a::placeholder{margin:0}`,
    `${ofAll}.a{display:none}`,
  ])
    expect(lean(sheet)).toBe(sheet)
})

it('says of entries that they have no marks only where their list has some', () => {
  expect(lean('.a,.b{list-style:none}.a>*,.b>*{margin:0;list-style:none}')).toBe(
    '.a,.b{list-style:none}.a>*,.b>*{margin:0}',
  )
  for (const sheet of ['.a{margin:0}.a>*{list-style:none}', '.a{list-style:none}.a>*,.b>*{list-style:none}'])
    expect(lean(sheet)).toBe(sheet)
})
