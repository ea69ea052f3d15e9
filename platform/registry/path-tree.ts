import { parsePattern } from './path-pattern'

interface Node<Value> {
  next: Map<string, Node<Value>>
  values: Value[]
}

const parameter = ':'

/** A prefix tree of patterns: finds those that overlap another one without a comparison with each. Ignores case. */
export class PathTree<Value> {
  private readonly root: Node<Value> = emptyNode()

  /** Adds nothing for a pattern that is none, which matches nothing. */
  add(pattern: string, value: Value): void {
    const keys = pathKeys(pattern)
    if (keys === undefined) return
    let node = this.root
    for (const key of keys) {
      const next = node.next.get(key) ?? emptyNode()
      node.next.set(key, next)
      node = next
    }
    node.values.push(value)
  }

  /** The values of the patterns that have a matching path in common with `pattern`. */
  overlapping(pattern: string): Value[] {
    const keys = pathKeys(pattern)
    if (keys === undefined) return []
    let nodes = [this.root]
    for (const key of keys) nodes = nodes.flatMap(({ next }) => steps(next, key))
    return nodes.flatMap(({ values }) => values)
  }
}

/** The segments of a pattern in lower case, without the names of its parameters. */
function pathKeys(pattern: string): string[] | undefined {
  return parsePattern(pattern)?.map((segment) =>
    segment.startsWith(parameter) ? parameter : segment.toLowerCase(),
  )
}

function steps<Value>(next: Node<Value>['next'], key: string): Node<Value>[] {
  if (key === parameter) return [...next.values()]
  return [next.get(key), next.get(parameter)].filter((node) => node !== undefined)
}

const emptyNode = <Value>(): Node<Value> => ({ next: new Map(), values: [] })
