import type { CompiledQuery } from 'kysely'
import type { Executor } from './database'

/** Takes the place of a parameter while a query is compiled. */
class Placeholder {
  constructor(readonly name: string) {}
}

/** A query builder, or SQL of a template. */
interface Compilable<Row> {
  compile: (db: Executor) => CompiledQuery<Row>
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
    compiled ??= build(db, placeholders as Parameters).compile(db)
    const parameters = compiled.parameters.map((parameter) =>
      parameter instanceof Placeholder ? given[parameter.name as keyof Parameters] : parameter,
    )
    const { rows } = await db.executeQuery<Row>({ ...compiled, parameters })
    return rows
  }
}
