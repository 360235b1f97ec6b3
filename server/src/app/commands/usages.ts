/** What `plumbline help` says of a command: one line, and how to use it. */
interface Usage {
  readonly summary: string;
  readonly usage: string;
}

/** All commands, in the order of the help. Apart from the commands, which take long to load. */
export const usages = {
  doctor: {
    summary: 'examines settings, database, disk, mail, webhooks and backups, and says what to do',
    usage: `plumbline doctor                     examines the installation; exit code 1 if something is broken

  --json            prints the findings as JSON`,
  },
  backup: {
    summary: 'backs up the database and the files, and proves backups',
    usage: `plumbline backup                     backs up the database and the files, whether or not the product is running
plumbline backup list                lists the backups in the place
plumbline backup prove [ID]          restores a backup, by default the newest, into a scratch place and checks it
plumbline backup key                 makes a key for BACKUP_KEY

  --to PLACE        the folder or s3://BUCKET/PATH; by default BACKUP_TO
  --method METHOD   cluster: all files of the database server. tables: our tables, which any PostgreSQL from 15 on takes`,
  },
  restore: {
    summary: 'restores a backup, here or on another machine',
    usage: `plumbline restore [ID]               restores a backup, by default the newest, into the configured database:
                                     DATABASE_URL, or DATA_DIR, while the product is stopped

  --from PLACE      the folder or s3://BUCKET/PATH; by default BACKUP_TO
  --replace         moves a database in DATA_DIR aside, or drops our tables in that of DATABASE_URL

People who were erased after the backup are erased again. If it is interrupted, run the same command again; until then
the product refuses to start there.`,
  },
  operator: {
    summary: 'appoints operators, and resets second factors',
    usage: `plumbline operator list              lists the operators
plumbline operator add EMAIL         makes this account an operator's; it must be registered before
plumbline operator remove EMAIL      restores the account's previous role
plumbline operator reset-factor EMAIL
                                     removes all second factors of someone who has lost theirs, operator or not`,
  },
  sources: {
    summary: 'lists, adds, reads and confirms the sources of projects',
    usage: `plumbline sources list               lists the sources with their state and when each is read next
plumbline sources add FILE           adds a source, or changes it: a JSON file with its configuration, or a CSV or
                                     JSON file of projects, which is uploaded (--id ID, --name NAME, --mapping FILE)
plumbline sources preview ADDRESS    shows the first 20 rows of an address or a file as projects, and how much of
                                     each column is read; stores nothing (--kind KIND, --mapping FILE)
plumbline sources enable ID          reads it from now on
plumbline sources disable ID         stops reading it; the projects that it has listed stay
plumbline sources confirm ID         accepts its next reading, however little it lists
plumbline sources run [ID …]         reads these sources now, or all that are enabled`,
  },
  import: {
    summary: 'imports contractors from Overture Maps, license registers or tables',
    usage: `Imports real contractors into the directory, whether or not the product is running.

  plumbline import overture FILE                     places of Overture Maps: GeoParquet, GeoJSON, GeoJSONSeq
  plumbline import licenses FILE --board cslb        licenses of California's board (its 'License Master' file)
  plumbline import licenses FILE --mapping M         licenses of any other board, with mapping file M
  plumbline import csv FILE --mapping M              any other table of businesses

  --checked 2026-11-21   the day the licenses were looked up; by default, the file's date
  --encoding latin1      the encoding of a table, if it is detected incorrectly
  --min-confidence 0.5   skips places with a lower Overture confidence
  --report FILE          writes the rejected rows to FILE, with line numbers and reasons

It shows its progress. If it is interrupted, run the same command again to continue. Importing a file twice changes nothing.
docs/operations.md, 'Bringing in real contractors', explains the mapping file.`,
  },
} satisfies Readonly<Record<string, Usage>>;

export type CommandName = keyof typeof usages;
