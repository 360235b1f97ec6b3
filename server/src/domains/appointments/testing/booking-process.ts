import { openDatabase } from '../../../kernel/database.ts';
import { DomainError } from '../../../kernel/errors.ts';
import { testContext } from '../../../kernel/testing/context.ts';
import { aBooking } from '../fixtures.ts';
import { bookAppointment } from '../use-cases/book-appointment.ts';

/** A command to the process that books concurrently. */
export interface BookingOrder {
  readonly number: number;
  readonly booking: Readonly<Record<string, unknown>>;
}

/** 'booked', or the code of the refusal. */
export interface BookingOutcome {
  readonly number: number;
  readonly outcome: string;
}

/**
 * Runs in a separate process: makes all bookings that it receives over its channel concurrently until it is
 * disconnected.
 */
function run(connectionString: string): void {
  const { db } = openDatabase(connectionString, { max: 10 });
  const ctx = testContext(db);
  process.on('message', (order: BookingOrder) => {
    void book(order).then((outcome) => process.send?.({ number: order.number, outcome } satisfies BookingOutcome));
  });
  process.on('disconnect', () => process.exit());
  process.send?.('ready');

  async function book({ booking }: BookingOrder): Promise<string> {
    try {
      return (await bookAppointment(ctx, aBooking(booking), null)).status;
    } catch (error) {
      return error instanceof DomainError ? error.code : String(error);
    }
  }
}

run(process.argv[2] ?? '');
