import { formatCall } from '@store/api/formatCall'
import { listCalls } from '@store/api-client/contract'
import { printFrontMatter } from './toSitePage.ts'

/** A generated page. */
export interface GeneratedPage {
  readonly slug: string
  readonly content: string
}

const groups = Map.groupBy(listCalls(), ({ group }) => group)

/** The groups of API calls, each a page. */
export const apiGroups: readonly string[] = [...groups.keys()]

/** Prints the reference of the API, a page for each group of calls of the contract. */
export const printApiReference = (): readonly GeneratedPage[] =>
  [...groups].map(([group, calls]) => ({
    slug: `api/${group.toLowerCase()}`,
    content: `${printFrontMatter({
      title: `API: ${group}`,
      description: `The calls of the group ${group}: path, caller, request and response, as they travel.`,
    })}
${calls.map((call) => formatCall(call)).join('\n\n')}
`,
  }))
