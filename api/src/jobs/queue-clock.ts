/** The longest pause before a task is tried again, and some: whatever begins later was put off while the clock was ahead. */
const PAUSE_MAX = '4 hours';

/**
 * Corrects what the job queue noted while the clock of the machine was ahead. pg-boss does nothing by the clock, tries nothing again and
 * gives up no task of a killed process before the noted time has come: hours, or a year, where a machine starts with a wrong clock.
 */
export const CORRECT_CLOCK = `
  with versions as (
    update pgboss.version set cron_on = null, bam_on = null, flow_on = null, reindex_on = null
    where greatest(cron_on, bam_on, flow_on, reindex_on) > now() + interval '1 minute'
  ), queues as (
    update pgboss.queue set maintain_on = null, monitor_on = null, monitor_claim_on = null
    where greatest(maintain_on, monitor_on, monitor_claim_on) > now() + interval '1 minute'
  ), under_way as (
    update pgboss.job set started_on = now() where state = 'active' and started_on > now() + interval '1 minute'
  )
  update pgboss.job set start_after = now() where state < 'active' and start_after > now() + interval '${PAUSE_MAX}'`;
