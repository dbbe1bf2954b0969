import { expect, it } from 'vitest'
import { createContentSecurityPolicy } from './headers.ts'

const inline = { style: 'p{margin:0}', speculation: '{}' }

const directive = (policy: string, name: string) =>
  policy.split('; ').find((part) => part.startsWith(`${name} `)) ?? ''

it('a page may connect only to the store if no chat is configured', () => {
  const policy = createContentSecurityPolicy(inline)
  expect(policy).not.toMatch(/https:|wss:/)
  expect(directive(policy, 'connect-src')).toBe("connect-src 'self'")
})

it('trusted types keep texts from becoming markup or scripts; the third-party chat is exempt', () => {
  expect(createContentSecurityPolicy(inline)).toMatch(
    /; require-trusted-types-for 'script'; trusted-types 'none'$/,
  )
  expect(createContentSecurityPolicy({ ...inline, chat: 'https://chat.example/chat.js' })).not.toContain(
    'trusted-types',
  )
})

it('the policy allows the origin of a chat only for scripts, connections and content', () => {
  const policy = createContentSecurityPolicy(
    { ...inline, chat: 'https://chat.example/a/chat.js?key=1' },
    'abc',
  )
  for (const name of ['script-src', 'connect-src', 'img-src', 'frame-src']) {
    expect(directive(policy, name)).toMatch(/ https:\/\/chat\.example( |$)/)
  }
  expect(directive(policy, 'connect-src')).toContain('wss://chat.example')
  expect(policy).not.toContain('chat.js')
  expect(policy).not.toContain('unsafe-inline')
  for (const name of ['style-src', 'font-src', 'form-action', 'frame-ancestors']) {
    expect(directive(policy, name)).not.toContain('chat')
  }
})

it('the policy allows the listed hosts only for pictures and videos over https', () => {
  const policy = createContentSecurityPolicy({ ...inline, imageHosts: ['cdn.example', 'img.example:8443'] })
  expect(directive(policy, 'img-src')).toBe(
    "img-src 'self' data: https://cdn.example https://img.example:8443",
  )
  expect(directive(policy, 'media-src')).toBe("media-src 'self' https://cdn.example https://img.example:8443")
  expect(policy.match(/cdn/g)).toHaveLength(2)
})
