import { type Kysely, sql } from 'kysely'

// prettier-ignore
const names = [
  'Android', 'Angular', 'Ansible', 'Apache Kafka', 'Apache Spark', 'Astro', 'AWS', 'Azure',
  'Bash', 'C', 'C#', 'C++', 'Clojure', 'CSS', 'Dart', 'Deno', 'Django', 'Docker', 'Elixir',
  'Elasticsearch', 'Electron', 'Express', 'FastAPI', 'Figma', 'Firebase', 'Flask', 'Flutter',
  'Git', 'Go', 'Godot', 'Google Cloud', 'GraphQL', 'Haskell', 'HTML', 'iOS', 'Java', 'JavaScript',
  'Jest', 'Julia', 'Kotlin', 'Kubernetes', 'Laravel', 'Linux', 'Lua', 'MongoDB', 'MySQL', '.NET',
  'Next.js', 'Node.js', 'OpenCV', 'PHP', 'Playwright', 'PostgreSQL', 'Python', 'PyTorch', 'R',
  'RabbitMQ', 'Raspberry Pi', 'React', 'React Native', 'Redis', 'Ruby', 'Ruby on Rails', 'Rust',
  'Scala', 'Spring Boot', 'SQLite', 'Svelte', 'Swift', 'Tailwind CSS', 'TensorFlow', 'Terraform',
  'Three.js', 'TypeScript', 'Unity', 'Vue.js', 'WebAssembly', 'WebRTC',
]

export async function fillTechnologyList(db: Kysely<unknown>) {
  await sql`
    insert into technology (id, name)
    select position, name
    from unnest(${names}::text[]) with ordinality as list (name, position)`.execute(db)
}
