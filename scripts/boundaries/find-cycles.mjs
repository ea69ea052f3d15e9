/** @typedef {Map<string, Set<string>>} Graph what each node points to */

/**
 * The strongly connected components of more than one node (Tarjan's algorithm), each sorted.
 * @param {Graph} graph
 */
export function findCycles(graph) {
  /** @type {string[][]} */
  const cycles = []
  /** @type {string[]} */
  const stack = []
  /** @type {Map<string, number>} */
  const order = new Map()
  /** @type {Set<string>} */
  const finished = new Set()

  /** @param {string} node @returns {number} the earliest node on the stack that it reaches */
  function visit(node) {
    const own = order.size
    order.set(node, own)
    stack.push(node)
    let low = own
    for (const next of graph.get(node) ?? []) {
      if (!finished.has(next)) low = Math.min(low, order.get(next) ?? visit(next))
    }
    if (low === own) {
      const component = stack.splice(stack.indexOf(node))
      for (const member of component) finished.add(member)
      if (component.length > 1) cycles.push(component.toSorted())
    }
    return low
  }

  for (const node of graph.keys()) if (!order.has(node)) visit(node)
  return cycles
}

/**
 * Merges the nodes of a graph by name.
 * @param {Graph} graph @param {(node: string) => string | undefined} nameOf undefined for a node that is left out
 */
export function collapse(graph, nameOf) {
  /** @type {Graph} */
  const collapsed = new Map()
  for (const [from, targets] of graph) {
    const name = nameOf(from)
    if (!name) continue
    const known = collapsed.get(name) ?? new Set()
    for (const to of targets) {
      const target = nameOf(to)
      if (target && target !== name) known.add(target)
    }
    collapsed.set(name, known)
  }
  return collapsed
}
