import type { GenericSchema, InferInput, InferOutput } from 'valibot'

/**
 * One call of the API: everything the client, the reference API and the OpenAPI document need to know.
 * Schemas parse the wire into domain names; `encode` writes a request in wire names.
 */
export interface Call<Request, Input extends GenericSchema, Answer extends GenericSchema> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Path exactly as the specification writes it; `{brand}` is the brand's slug, other braces take fields of the input. */
  readonly path: string
  /** Fields of the input that go to the query although the call is no GET. @default none */
  readonly query?: readonly string[] | undefined
  /** How the body travels. @default 'json' */
  readonly form?: 'json' | 'multipart' | undefined
  /** Whether the visit's `fact` goes along as a header (specification 1, section 7). @default false */
  readonly carriesFact?: boolean | undefined
  /** The request on the wire: what the path does not take goes to the query of a GET and to the body of the rest. */
  readonly input: Input
  /** The answer on the wire, parsed into domain names; unknown fields are dropped. */
  readonly answer: Answer
  /** Largest body in bytes. */
  readonly maxBody: number
  /** Writes the request in wire names. */
  readonly encode: (request: Request) => InferInput<Input>
}

/** Any call, for code that treats all alike. */
export type AnyCall = Call<never, GenericSchema, GenericSchema>

/** What a caller hands to the call, in domain names. */
export type RequestOf<C extends AnyCall> = Parameters<C['encode']>[0]

/** What the server reads from the request, in domain names. */
export type InputOf<C extends AnyCall> = InferOutput<C['input']>

/** What the call answers, in domain names. */
export type ResponseOf<C extends AnyCall> = InferOutput<C['answer']>

/** What a server writes as the answer, in wire names. */
export type WireResponseOf<C extends AnyCall> = InferInput<C['answer']>
