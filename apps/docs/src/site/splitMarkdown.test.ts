import { expect, it } from 'vitest'
import { splitMarkdown } from './splitMarkdown.ts'

const text = '# Title of `x`\n\nFirst.\n\n## One\n\n```sh\n## no heading\n```\n\n## Two\n\nSecond.\n'

it('splits a file into its title and its content', () => {
  expect(splitMarkdown(text).title).toBe('Title of x')
  expect(splitMarkdown(text).body.startsWith('First.')).toBe(true)
})

it('returns one section, including code blocks that contain heading marks', () => {
  expect(splitMarkdown(text, '## One')).toEqual({ title: 'One', body: '```sh\n## no heading\n```\n' })
})

it('rejects a section that does not exist', () => {
  expect(() => splitMarkdown(text, '## Three')).toThrow('Three')
})
