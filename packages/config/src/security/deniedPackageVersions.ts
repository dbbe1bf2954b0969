/** Versions that must not be in the lockfile, with the reason. */
export interface DeniedVersions {
  readonly name: string
  /** The first denied version; without it, all versions are denied. */
  readonly from?: string
  /** Versions before this one. */
  readonly before?: string
  /** Exactly these versions, which an attacker published. */
  readonly exactly?: readonly string[]
  readonly why: string
}

const stolen = 'published by somebody who had taken over its maintainer’s account'

/**
 * Known-bad versions of packages that are or may become dependencies: versions with a security advisory, and releases
 * that an attacker published.
 */
export const deniedPackageVersions: readonly DeniedVersions[] = [
  {
    name: 'hono',
    before: '4.12.21',
    why: 'CVE-2026-44456, CVE-2026-47673 to 47676: limits and routes passed by',
  },
  { name: '@hono/node-server', before: '1.19.10', why: 'CVE-2026-29087: static files behind a route' },
  { name: 'valibot', before: '1.4.2', why: 'CVE-2025-66020: an emoji pattern that takes for ever' },
  { name: 'devalue', before: '5.6.3', why: 'CVE-2026-22774, 22775: memory taken by what is parsed' },
  { name: 'sanitize-html', before: '2.17.5', why: 'CVE-2026-44990: markup let through' },
  { name: 'next-auth', before: '4.10.3', why: 'CVE-2022-35924: a code to two addresses' },
  {
    name: 'better-auth',
    before: '1.6.23',
    why: 'GHSA-qq9h-g4jm-xgf3: accounts taken before they are proven',
  },
  { name: 'nodemailer', before: '7.0.7', why: 'CVE-2025-13033: mail to another domain than the one read' },
  { name: 'jose', before: '4.15.5', why: 'CVE-2024-28176: a token that unfolds to more than memory bears' },
  { name: 'sharp', before: '0.32.6', why: 'CVE-2023-4863: a picture that runs code' },
  { name: 'pg', before: '8.0.0', why: 'CVE-2017-16082 in what came before' },
  { name: 'vite', before: '6.2.7', why: 'CVE-2025-30208 and those after it: any file of the machine read' },
  { name: 'vitest', before: '1.6.1', why: 'CVE-2025-24964: code run by a page elsewhere' },
  { name: 'esbuild', before: '0.25.0', why: 'GHSA-67mh-4wv8-f99f: a development server read by any page' },
  { name: 'storybook', before: '8.6.15', why: 'CVE-2025-68429: variables of the environment published' },
  { name: 'react-server-dom-webpack', before: '19.2.1', why: 'CVE-2025-55182: code run by a request' },
  { name: 'ws', from: '8.0.0', before: '8.17.1', why: 'CVE-2024-37890: a request that ends the process' },
  { name: 'undici', from: '6.0.0', before: '6.21.1', why: 'CVE-2025-22150: forms with guessable borders' },
  { name: 'form-data', from: '4.0.0', before: '4.0.4', why: 'CVE-2025-7783: forms with guessable borders' },
  { name: 'form-data', from: '3.0.0', before: '3.0.4', why: 'CVE-2025-7783: forms with guessable borders' },
  { name: 'tough-cookie', before: '4.1.3', why: 'CVE-2023-26136: keys of every object' },
  { name: 'lodash', before: '4.17.21', why: 'CVE-2021-23337, CVE-2020-8203: keys of every object, code run' },
  { name: 'minimist', before: '1.2.6', why: 'CVE-2021-44906: keys of every object' },
  { name: 'json5', from: '2.0.0', before: '2.2.2', why: 'CVE-2022-46175: keys of every object' },
  { name: 'braces', before: '3.0.3', why: 'CVE-2024-4068: memory taken' },
  {
    name: 'cross-spawn',
    from: '7.0.0',
    before: '7.0.5',
    why: 'CVE-2024-21538: a pattern that takes for ever',
  },
  { name: 'tar', before: '6.2.1', why: 'CVE-2024-28863: memory taken; files outside the folder before that' },
  { name: 'axios', exactly: ['0.30.4', '1.14.1'], why: stolen },
  { name: 'event-stream', exactly: ['3.3.6'], why: stolen },
  { name: 'ua-parser-js', exactly: ['0.7.29', '0.8.0', '1.0.0'], why: stolen },
  { name: 'coa', exactly: ['2.0.3', '2.0.4', '2.1.1', '2.1.3', '3.0.1', '3.1.3'], why: stolen },
  { name: 'rc', exactly: ['1.2.9', '1.3.9', '2.3.9'], why: stolen },
  { name: 'chalk', exactly: ['5.6.1'], why: stolen },
  { name: 'debug', exactly: ['4.4.2'], why: stolen },
  { name: 'ansi-styles', exactly: ['6.2.2'], why: stolen },
  { name: 'ansi-regex', exactly: ['6.2.1'], why: stolen },
  { name: 'strip-ansi', exactly: ['7.1.1'], why: stolen },
  { name: 'wrap-ansi', exactly: ['9.0.1'], why: stolen },
  { name: 'color-convert', exactly: ['3.1.1'], why: stolen },
  { name: 'color-name', exactly: ['2.0.1'], why: stolen },
  { name: 'is-arrayish', exactly: ['0.3.3'], why: stolen },
  { name: 'error-ex', exactly: ['1.3.3'], why: stolen },
  { name: 'supports-color', exactly: ['10.2.1'], why: stolen },
  { name: 'eslint-config-prettier', exactly: ['8.10.1', '9.1.1', '10.1.6', '10.1.7'], why: stolen },
  { name: 'synckit', exactly: ['0.11.9'], why: stolen },
]
