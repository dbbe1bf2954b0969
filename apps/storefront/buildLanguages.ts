import { execFileSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'

// Vite's options apply to one build, so each language has a separate process.
for (const language of readdirSync(join(import.meta.dirname, 'app/messages')))
  execFileSync('vite', ['build', '--app', '--logLevel', 'warn'], {
    env: { ...process.env, STORE_LANGUAGE: language },
    stdio: 'inherit',
  })
