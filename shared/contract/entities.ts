import Type, { type Static } from 'typebox'

/** Account, project, link and chat ids: random numbers of at most 53 bits, so that nothing can be counted. */
export const Id = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER })

export const Role = Type.Union([Type.Literal('recruiter'), Type.Literal('jobseeker')])
export type Role = Static<typeof Role>

/** Every instant travels as UTC ISO 8601. */
const Instant = Type.String({ format: 'date-time' })

export const Technology = Type.Object({ id: Id, name: Type.String() })
export type Technology = Static<typeof Technology>

export const JobSeeker = Type.Object({
  id: Id,
  email: Type.String(),
  firstName: Type.String(),
  lastName: Type.String(),
})
export type JobSeeker = Static<typeof JobSeeker>

export const Recruiter = Type.Object({
  id: Id,
  email: Type.String(),
  firstName: Type.String(),
  lastName: Type.String(),
  companyName: Type.String(),
})
export type Recruiter = Static<typeof Recruiter>

/** What anybody may know of a recruiter. */
export const RecruiterName = Type.Object({
  firstName: Type.String(),
  lastName: Type.String(),
  companyName: Type.String(),
})
export type RecruiterName = Static<typeof RecruiterName>

/** A picture of a project: empty, or an address that the upload of an image answered; `imageAlt` says what it shows. */
const picture = { image: Type.String(), imageAlt: Type.String() }

/** `owner` is always null: who owns a project is known through contacts only. */
export const Project = Type.Object({
  id: Id,
  title: Type.String(),
  ...picture,
  about: Type.String(),
  gitUrl: Type.String(),
  websiteUrl: Type.String(),
  owner: Type.Null(),
  technologies: Type.Array(Technology),
})
export type Project = Static<typeof Project>

export const ProjectWithTechnologies = Type.Object({
  project: Project,
  technologies: Type.Array(Technology),
})
export type ProjectWithTechnologies = Static<typeof ProjectWithTechnologies>

/** A card of the deck: nothing in it tells who owns the project. */
export const UnseenProject = Type.Object({
  id: Id,
  title: Type.String(),
  ...picture,
  about: Type.String(),
  gitUrl: Type.String(),
  websiteUrl: Type.String(),
  technologies: Type.Array(Technology),
})
export type UnseenProject = Static<typeof UnseenProject>

export const DecisionStatus = Type.Union([
  Type.Literal('LIKED'),
  Type.Literal('UNLIKED'),
  Type.Literal('SAVED'),
])
export type DecisionStatus = Static<typeof DecisionStatus>

/** `endDate` is a day, YYYY-MM-DD; the request closes when that day ends in UTC. */
export const ProjectRequest = Type.Object({
  id: Id,
  owner: RecruiterName,
  title: Type.String(),
  mission: Type.String(),
  positionOffer: Type.String(),
  endDate: Type.String(),
})
export type ProjectRequest = Static<typeof ProjectRequest>

/** `linkOwner` is null until the recruiter reveals it. Once one of the two has blocked the other, revealed links are gone. */
export const Link = Type.Object({
  id: Id,
  gitHubLink: Type.String(),
  ownerRevealed: Type.Boolean(),
  linkOwner: Type.Union([JobSeeker, Type.Null()]),
})
export type Link = Static<typeof Link>

/** A job seeker's own link and what became of it. */
export const Submission = Type.Object({
  id: Id,
  gitHubLink: Type.String(),
  ownerRevealed: Type.Boolean(),
  createdAt: Instant,
})
export type Submission = Static<typeof Submission>

/** A job seeker's own link beside the project request that it answers. */
export const SentLink = Type.Object({
  id: Id,
  gitHubLink: Type.String(),
  ownerRevealed: Type.Boolean(),
  createdAt: Instant,
  projectRequest: Type.Object({ id: Id, title: Type.String(), endDate: Type.String() }),
})
export type SentLink = Static<typeof SentLink>

export const UserWithProjects = Type.Object({
  id: Id,
  fullName: Type.String(),
  projectWithTechnologies: Type.Array(ProjectWithTechnologies),
  likedByRecruiter: Type.Array(Type.Object({ project: Project })),
})
export type UserWithProjects = Static<typeof UserWithProjects>

const SenderUser = Type.Object({ id: Id, firstName: Type.String(), lastName: Type.String() })

/** `seq` orders the messages of one chat without gaps; `clientKey` comes back to the sender alone. */
export const Message = Type.Object({
  id: Id,
  seq: Type.Integer(),
  message: Type.String(),
  createdAt: Instant,
  senderUser: Type.Union([SenderUser, Type.Null()]),
  senderRecruiter: Type.Union([RecruiterName, Type.Null()]),
  clientKey: Type.Union([Type.String(), Type.Null()]),
})
export type Message = Static<typeof Message>

/**
 * `open`: both can write. `blocked`: I have blocked the other side. `closed`: the other side has deleted the account or
 * blocked me; then its name reads 'Deleted user' and its address is empty.
 */
export const ChatState = Type.Union([
  Type.Literal('open'),
  Type.Literal('blocked'),
  Type.Literal('closed'),
])
export type ChatState = Static<typeof ChatState>

/**
 * `messages` holds the newest 20, oldest first; `unread` counts the other side's above the last one read. `seenSeq` is how
 * far the other side has read, 0 unless the chat is open.
 */
export const Chat = Type.Object({
  id: Id,
  user: JobSeeker,
  recruiter: RecruiterName,
  messages: Type.Array(Message),
  unread: Type.Integer(),
  seenSeq: Type.Integer(),
  state: ChatState,
})
export type Chat = Static<typeof Chat>

export const NotificationType = Type.Union([
  Type.Literal('MESSAGE'),
  Type.Literal('CHAT'),
  Type.Literal('LINK'),
])
export type NotificationType = Static<typeof NotificationType>

/** `typeReferenceId`: the chat for CHAT and MESSAGE, the project request for LINK. */
export const Notification = Type.Object({
  id: Id,
  notificationType: NotificationType,
  message: Type.String(),
  createdAt: Instant,
  seen: Type.Boolean(),
  typeReferenceId: Id,
})
export type Notification = Static<typeof Notification>

/** Of each figure what arrived a day and stands now: the last 30 days in UTC, the oldest first. */
const trendsOf = <Card extends string>(...cards: Card[]) => {
  const Trend = Type.Array(Type.Integer(), { minItems: 30, maxItems: 30 })
  return Type.Object(
    Object.fromEntries(cards.map((card) => [card, Trend])) as Record<Card, typeof Trend>,
  )
}

export const JobSeekerStats = Type.Object({
  projectsCount: Type.Integer(),
  projectsLikes: Type.Integer(),
  contacts: Type.Integer(),
  projectsSaved: Type.Integer(),
  trends: trendsOf('projectsCount', 'projectsLikes', 'contacts', 'projectsSaved'),
})
export type JobSeekerStats = Static<typeof JobSeekerStats>

export const RecruiterStats = Type.Object({
  projectsLiked: Type.Integer(),
  projectsSaved: Type.Integer(),
  contacts: Type.Integer(),
  linksReceived: Type.Integer(),
  trends: trendsOf('projectsLiked', 'projectsSaved', 'contacts', 'linksReceived'),
})
export type RecruiterStats = Static<typeof RecruiterStats>

/** Who a job seeker keeps out of sight of: `paused` hides from every recruiter's deck, a company from its recruiters'. */
export const Privacy = Type.Object({
  paused: Type.Boolean(),
  hiddenCompanies: Type.Array(Type.String()),
})
export type Privacy = Static<typeof Privacy>

/** About what a person is mailed: messages they have not read, new contacts, links to their project requests. */
export const MailPreferences = Type.Object({
  messages: Type.Boolean(),
  contacts: Type.Boolean(),
  links: Type.Boolean(),
})
export type MailPreferences = Static<typeof MailPreferences>

/** The address of an uploaded image. */
export const UploadedImage = Type.Object({ image: Type.String() })
export type UploadedImage = Static<typeof UploadedImage>
