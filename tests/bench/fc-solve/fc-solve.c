/*
 * Freecell Solver, measured: reads boards from stdin, a line each with "/" for the line ends inside
 * it, and prints for each its verdict and the nanoseconds of CPU time that it took. A blank line
 * ends a round. At the end it prints the most memory it had, in KiB.
 *
 * The arguments are those of fc-solve. Only the library's own call is timed.
 */
#define _GNU_SOURCE
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <time.h>

#include <freecell-solver/fcs_cl.h>

static long long cpu_time(void)
{
    struct timespec now;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
    return now.tv_sec * 1000000000LL + now.tv_nsec;
}

static char verdict_of(int state)
{
    switch (state) {
    case FCS_STATE_WAS_SOLVED:
        return 'W';
    case FCS_STATE_IS_NOT_SOLVEABLE:
        return 'L';
    default:
        return '?';
    }
}

int main(int argc, char **argv)
{
    void *solver = freecell_solver_user_alloc();
    char *error = NULL;
    int last = 0;
    int parsed = freecell_solver_user_cmd_line_parse_args_with_file_nesting_count(
        solver, argc, (freecell_solver_str_t *)argv, 1, NULL, NULL, NULL, &error, &last, -1, NULL);
    if (parsed != FCS_CMD_LINE_OK) {
        fprintf(stderr, "fc-solve: %s\n", error ? error : "wrong arguments");
        return 2;
    }

    char *line = NULL;
    size_t size = 0;
    while (getline(&line, &size, stdin) > 0) {
        if (line[0] == '\n') {
            fflush(stdout);
            continue;
        }
        for (char *slash = line; (slash = strchr(slash, '/')); )
            *slash = '\n';
        long long start = cpu_time();
        int state = freecell_solver_user_solve_board(solver, line);
        long long took = cpu_time() - start;
        printf("%c %lld\n", verdict_of(state), took);
        freecell_solver_user_recycle(solver);
    }

    struct rusage usage;
    getrusage(RUSAGE_SELF, &usage);
    printf("%ld\n", usage.ru_maxrss);
    free(line);
    freecell_solver_user_free(solver);
    return 0;
}
