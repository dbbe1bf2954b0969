import { delimiter } from 'node:path'

// Variables that npm and pnpm set for the scripts they run, and that would change how a consumer installs.
const setByRunners =
  /^(npm_(command|config_(local_prefix|user_agent)|execpath|lifecycle|node_execpath|package)|INIT_CWD|NODE_(ENV|OPTIONS|PATH)$)/

/** Returns the environment of a user who has Node and npm, and none of this repository's tools on the path. */
export function createNpmUserEnvironment(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const path = (env.PATH ?? '').split(delimiter).filter((part) => !part.includes('node_modules'))
  const others = Object.entries(env).filter(([name]) => !setByRunners.test(name))
  return { ...Object.fromEntries(others), PATH: path.join(delimiter) }
}
