import * as z from 'zod';

const URL_SAFE = /^[A-Za-z0-9_-]{1,64}$/;
/**
 * An id that is never issued. Malformed ids are replaced with it, so that they get the same response as unknown ones.
 */
const NEVER_ISSUED = '-';

/** Returns a text, such as a part of an address, as an id; a malformed one as never issued. */
export const readId = <Id extends string>(text: string): Id => (URL_SAFE.test(text) ? text : NEVER_ISSUED) as Id;

/**
 * Returns the schema of a URL-safe id whose type TypeScript keeps apart from other kinds of ids. A malformed id is read
 * as never issued.
 */
export const idOf = <Name extends string>(_name: Name) =>
  z
    .preprocess(
      (value) => (typeof value === 'number' ? String(value) : typeof value === 'string' ? readId(value) : value),
      z.string(),
    )
    .brand<Name>();

/** The customer's secret: opens the tracking page. */
export const ServiceRequestId = idOf('ServiceRequestId');
export type ServiceRequestId = z.infer<typeof ServiceRequestId>;

/** One request offered to one contractor. Contractors receive it as `serviceRequestId`. */
export const ReferralId = idOf('ReferralId');
export type ReferralId = z.infer<typeof ReferralId>;

/** The id in links to a request: the customer's or a contractor's. */
export const RequestLinkId = z.union([ServiceRequestId, ReferralId]);
export type RequestLinkId = z.infer<typeof RequestLinkId>;

/** A contractor's proposal: the `responseId` of the customer's answer page. */
export const ProposalId = idOf('ProposalId');
export type ProposalId = z.infer<typeof ProposalId>;

/**
 * A request as contractors who may propose see it. Grants no access to the customer's data and doesn't reveal the
 * request's id.
 */
export const OpportunityId = idOf('OpportunityId');
export type OpportunityId = z.infer<typeof OpportunityId>;

export const ContractorId = idOf('ContractorId');
export type ContractorId = z.infer<typeof ContractorId>;

export const ReviewId = idOf('ReviewId');
export type ReviewId = z.infer<typeof ReviewId>;

/** Sent to the customer of a completed request, to review its contractor. */
export const ReviewInvitationId = idOf('ReviewInvitation');
export type ReviewInvitationId = z.infer<typeof ReviewInvitationId>;

/** Sent to a contractor for answering one review. */
export const ReviewAnswerId = idOf('ReviewAnswer');
export type ReviewAnswerId = z.infer<typeof ReviewAnswerId>;

/** Names an attempt to take over a listing; useless without the code. */
export const ClaimId = idOf('Claim');
export type ClaimId = z.infer<typeof ClaimId>;

/** Names a pending new phone or email of a listing; useless without the code. */
export const ContactChangeId = idOf('ContactChange');
export type ContactChangeId = z.infer<typeof ContactChangeId>;

/** The secret of the person who has taken over a listing. */
export const ListingKey = idOf('ListingKey');
export type ListingKey = z.infer<typeof ListingKey>;

/** A customer, contractor or operator. Dashboard calls name it `userId`; for a contractor, `craftsmanId`. */
export const UserId = idOf('UserId');
export type UserId = z.infer<typeof UserId>;

/** Names a session in its owner's list; grants no access. */
export const SessionId = idOf('SessionId');
export type SessionId = z.infer<typeof SessionId>;

/** Names a passkey in its owner's list; grants no access. */
export const PasskeyId = idOf('PasskeyId');
export type PasskeyId = z.infer<typeof PasskeyId>;

/** Names an appointment; grants no access. */
export const AppointmentId = idOf('AppointmentId');
export type AppointmentId = z.infer<typeof AppointmentId>;

/** Names one reminder of an appointment. */
export const ReminderId = idOf('ReminderId');
export type ReminderId = z.infer<typeof ReminderId>;

/** The secret in a contractor's calendar feed. */
export const CalendarFeedKey = idOf('CalendarFeedKey');
export type CalendarFeedKey = z.infer<typeof CalendarFeedKey>;

/** A contractor's own calendar elsewhere. */
export const ExternalCalendarId = idOf('ExternalCalendarId');
export type ExternalCalendarId = z.infer<typeof ExternalCalendarId>;

/** A contractor's login to a server with calendars. */
export const CalendarAccountId = idOf('CalendarAccountId');
export type CalendarAccountId = z.infer<typeof CalendarAccountId>;

export const ProjectId = idOf('ProjectId');
export type ProjectId = z.infer<typeof ProjectId>;

export const BidId = idOf('BidId');
export type BidId = z.infer<typeof BidId>;

/** A message about a project, to the contact in its listing. */
export const OutreachId = idOf('OutreachId');
export type OutreachId = z.infer<typeof OutreachId>;

/** A text that was shown to the bidder and may be sent once. */
export const OutreachScriptId = idOf('OutreachScriptId');
export type OutreachScriptId = z.infer<typeof OutreachScriptId>;

/** Included below a message: stops such messages to its recipient. */
export const OutreachStopId = idOf('OutreachStopId');
export type OutreachStopId = z.infer<typeof OutreachStopId>;

/** A publisher of projects. */
export const SourceId = idOf('SourceId');
export type SourceId = z.infer<typeof SourceId>;

/** One pass over the sources. */
export const IngestRunId = idOf('IngestRunId');
export type IngestRunId = z.infer<typeof IngestRunId>;

export const MessageId = idOf('MessageId');
export type MessageId = z.infer<typeof MessageId>;

/** A payment, the `payment_intent` of links. Opens only its receipt. */
export const PaymentId = idOf('PaymentId');
export type PaymentId = z.infer<typeof PaymentId>;

/** A card that a contractor keeps, or is entering. */
export const KeptCardId = idOf('KeptCardId');
export type KeptCardId = z.infer<typeof KeptCardId>;

/** Sent to a customer whose contractor reports that they were not connected. */
export const ConnectionReportId = idOf('ConnectionReportId');
export type ConnectionReportId = z.infer<typeof ConnectionReportId>;

/** A report about a job. The id opens nothing by itself. */
export const JobReportId = idOf('JobReportId');
export type JobReportId = z.infer<typeof JobReportId>;

/** A search for projects that an account watches. */
export const WatchId = idOf('WatchId');
export type WatchId = z.infer<typeof WatchId>;

/** The secret of a bid calendar's address. */
export const BidFeedKey = idOf('BidFeedKey');
export type BidFeedKey = z.infer<typeof BidFeedKey>;

/** The secret in messages about a followed project that stops them without signing in. */
export const FollowStopKey = idOf('FollowStopKey');
export type FollowStopKey = z.infer<typeof FollowStopKey>;

/** The secret in messages that stops one watch without signing in. */
/** The secret in the address of a watch's feed. */
export const WatchFeedKey = idOf('WatchFeedKey');
export type WatchFeedKey = z.infer<typeof WatchFeedKey>;

export const WatchStopKey = idOf('WatchStopKey');
export type WatchStopKey = z.infer<typeof WatchStopKey>;

/** Names a stored file. Together with a view's key, it opens the file. */
export const FileId = idOf('FileId');
export type FileId = z.infer<typeof FileId>;
