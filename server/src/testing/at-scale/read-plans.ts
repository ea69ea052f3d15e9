import type { Pool, PoolClient } from 'pg'

interface PlanNode {
  'Node Type': string
  'Relation Name'?: string
  Plans?: PlanNode[]
}

/**
 * From now on, new connections to a database write the plan of each statement, those in functions included: as notices to the
 * client, or to PostgreSQL's log.
 */
export async function explainEverything(pool: Pool, to: 'notice' | 'log' = 'notice') {
  const settings = {
    session_preload_libraries: 'auto_explain',
    'auto_explain.log_min_duration': '0',
    'auto_explain.log_level': to,
    'auto_explain.log_format': 'json',
    'auto_explain.log_nested_statements': 'on',
  }
  const { rows } = await pool.query<{ database: string }>('select current_database() as database')
  for (const [name, value] of Object.entries(settings)) {
    await pool.query(`alter database ${rows[0]?.database} set ${name} = '${value}'`)
  }
}

/** Collects the tables that statements read from start to end; the list can be emptied. */
export function collectSequentialScans(pool: Pool): string[] {
  const tables: string[] = []
  const heard = new WeakSet<PoolClient>()
  pool.on('acquire', (client) => {
    if (heard.has(client)) return
    heard.add(client)
    client.on('notice', ({ message = '' }) => {
      tables.push(...sequentialScansOf(message))
    })
  })
  return tables
}

/** The tables that the statement of a message reads from start to end. */
export function sequentialScansOf(message: string): string[] {
  const plan = /plan:\s*(\{.*)$/s.exec(message)?.[1]
  return plan ? scannedBy((JSON.parse(plan) as { Plan: PlanNode }).Plan) : []
}

const scannedBy = ({ Plans = [], ...node }: PlanNode): string[] => [
  ...(node['Node Type'] === 'Seq Scan' ? [node['Relation Name'] ?? ''] : []),
  ...Plans.flatMap(scannedBy),
]
