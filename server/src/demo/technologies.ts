import type { Executor } from '../foundation/db/database'

/** Looks names of technologies up in the list. */
export async function readTechnologies(db: Executor): Promise<(names: string[]) => number[]> {
  const technologies = await db.selectFrom('technology').select(['id', 'name']).execute()
  const idOf = new Map(technologies.map(({ id, name }) => [name, id]))
  return (names) =>
    names.map((name) => {
      const id = idOf.get(name)
      if (!id) throw new Error(`The technology list has no ${name}`)
      return id
    })
}
