import type { CompiledQuery } from 'kysely'
import { escapeLiteral } from 'pg'
import type { Executor } from './database'

/** Takes the place of a parameter while a query is compiled. */
class Placeholder {
  constructor(readonly name: string) {}
}

/** A query builder, or SQL of a template. */
export interface Compilable<Row> {
  compile: (db: Executor) => CompiledQuery<Row>
}

const literalOf = (value: unknown) => {
  if (typeof value === 'string') return escapeLiteral(value)
  if (Number.isSafeInteger(value) && Number(value) >= 0) return String(value)
  return undefined
}

/**
 * Writes parameters that are the same in each run as literals. PostgreSQL keeps a plan for all values only if it looks as good as one
 * for those given: for a `limit` or a state that it does not know it looks worse, and each run is planned anew, for milliseconds.
 */
function inlineConstants<Row>(query: CompiledQuery<Row>): CompiledQuery<Row> {
  const parameters: unknown[] = []
  const text = query.sql.replace(/\$(\d+)/g, (_, place: string) => {
    const parameter = query.parameters[Number(place) - 1]
    return literalOf(parameter) ?? `$${parameters.push(parameter)}`
  })
  return { ...query, sql: text, parameters }
}

/**
 * A query that is built and compiled once, at its first run. `build` gets placeholders, which it can pass on but not look at: a
 * query that depends on its parameters is several queries.
 */
export function compileOnce<Parameters extends object, Row>(
  build: (db: Executor, parameters: Parameters) => Compilable<Row>,
): (db: Executor, parameters: Parameters) => Promise<Row[]> {
  const placeholders = new Proxy({}, { get: (_, name) => new Placeholder(String(name)) })
  let compiled: CompiledQuery<Row> | undefined
  return async (db, given) => {
    compiled ??= inlineConstants(build(db, placeholders as Parameters).compile(db))
    const parameters = compiled.parameters.map((parameter) =>
      parameter instanceof Placeholder ? given[parameter.name as keyof Parameters] : parameter,
    )
    const { rows } = await db.executeQuery<Row>({ ...compiled, parameters })
    return rows
  }
}
