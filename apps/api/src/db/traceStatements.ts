import { tracing } from '../tracing/startTracing.ts'

/** A pool or connection of the database. */
interface Queryable {
  query: unknown
}

/**
 * Records each awaited statement as a span with its text, but without its values. A call with a callback comes from the
 * pool itself and belongs to a statement that is already recorded.
 */
export function traceStatements(queryable: Queryable): void {
  const { query } = queryable
  if (typeof query !== 'function') return
  queryable.query = new Proxy(query, {
    apply(send, self, args: readonly unknown[]) {
      const text = textOf(args[0])
      if (text === undefined || typeof args.at(-1) === 'function') return Reflect.apply(send, self, args)
      const operation = /^\W*(\w+)/.exec(text)?.[1]?.toUpperCase() ?? 'SQL'
      return tracing.span(
        {
          name: operation,
          kind: 'client',
          attributes: {
            'db.system.name': 'postgresql',
            'db.operation.name': operation,
            'db.query.text': replaceSqlLiterals(text),
          },
          isOnlyNested: true,
        },
        async () => Reflect.apply(send, self, args),
      )
    },
  })
}

function textOf(asked: unknown): string | undefined {
  const text: unknown = typeof asked === 'string' ? asked : Object(asked).text
  // A query object with its own `submit` method, such as a COPY, is a stream and not a statement.
  return typeof text === 'string' && !('submit' in Object(asked)) ? text : undefined
}

/** Values are parameters, except in a statement that is sent with the commit, so literals are replaced. */
export const replaceSqlLiterals = (text: string): string =>
  text
    .replaceAll(/'(?:[^'\\]|''|\\.)*'/gs, '?')
    .replaceAll(/(?<![\w$"])\d[\d.]*/g, '?')
    .slice(0, 2_000)
